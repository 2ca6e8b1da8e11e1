import classes from './Status.module.css';

export interface StatusProps {
  /** Status code as documented, such as `200`, `5XX` or `default`. */
  readonly code: string;
  readonly title: string;
}

/**
 * A status code and its title, after a sign. The shape of the sign shows the class of the code: disc (2xx), diamond
 * (3xx), triangle (4xx), octagon (5xx), or a bar for other codes.
 */
export function Status({ code, title }: StatusProps) {
  return (
    <span className={`${classes.status} ${classes[CLASSES[code.charAt(0)] ?? 'other']}`}>
      <b>{code}</b> {title}
    </span>
  );
}

/** The class of an element, by the first digit of the code. */
const CLASSES: Readonly<Record<string, string>> = {
  2: 'success',
  3: 'redirection',
  4: 'clientError',
  5: 'serverError',
};
