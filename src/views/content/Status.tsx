import classes from './Status.module.css';

export interface StatusProps {
  /** Status code as documented, such as `200`, `5XX` or `default`. */
  readonly code: string;
  readonly title: string;
}

/**
 * A sign, then a status code and its title. The shape of the sign shows the class of the code: disc (2xx), diamond
 * (3xx), triangle (4xx), octagon (5xx), or a bar for other codes.
 */
export function Status({ code, title }: StatusProps) {
  return (
    <span className={`${classes.status} ${classes[CLASSES[code.charAt(0)] ?? 'other']}`}>
      <b>{code}</b> {title}
    </span>
  );
}

/** The CSS class that gives the sign its shape and colour, by the first digit of the status code. */
const CLASSES: Readonly<Record<string, string>> = {
  2: 'success',
  3: 'redirection',
  4: 'clientError',
  5: 'serverError',
};
