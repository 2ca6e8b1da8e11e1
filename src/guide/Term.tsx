import { Link } from '../content/Link.tsx';

export interface TermProps {
  readonly text: string;
  readonly code: boolean;
  readonly detail?: string | undefined;
  readonly href?: string | undefined;
}

/**
 * An inline name or value of the API, linked to where it is explained; its meaning follows in brackets, or after a
 * comma when it has its own.
 */
export function Term({ text, code, detail, href }: TermProps) {
  const name = code ? <code>{text}</code> : text;
  return (
    <>
      <Link href={href}>{name}</Link>
      {detail !== undefined && <span>{detail.includes('(') ? `, ${detail}` : ` (${detail})`}</span>}
    </>
  );
}
