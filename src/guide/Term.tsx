import { Link } from './Link.tsx';

export interface TermProps {
  readonly text: string;
  readonly code: boolean;
  readonly detail?: string | undefined;
  readonly href?: string | undefined;
}

/** An inline name or value of the API, linked to where it is explained. */
export function Term({ text, code, detail, href }: TermProps) {
  const name = code ? <code>{text}</code> : text;
  return (
    <>
      {href === undefined ? name : <Link href={href}>{name}</Link>}
      {detail !== undefined && <span>{` ${detail}`}</span>}
    </>
  );
}
