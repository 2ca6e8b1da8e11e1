import classes from './Notice.module.css';

/** One plain sentence about something that is not published, marked by an open ring. */
export function Notice({ text }: { readonly text: string }) {
  return <p className={classes.notice}>{text}</p>;
}

/** Several of them, or nothing. */
export function Notices({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => <Notice key={text} text={text} />);
}
