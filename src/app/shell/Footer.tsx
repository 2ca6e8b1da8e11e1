import classes from './Footer.module.css';
import { Link } from '../../views/content/Link.tsx';
import { useSite } from '../../views/content/site-context.ts';

/**
 * Content of the footer: columns of links, the community chat, the support address, the link to sign up, and the
 * company in "Powered by …".
 */
export function Footer() {
  const { config } = useSite();
  return (
    <>
      {config.footer !== undefined && (
        <div className={classes.columns}>
          {config.footer.map(({ label, links }) => (
            <div key={label}>
              <b>{label}</b>
              <ul role="list">
                {links.map((link) => (
                  <li key={link.label}>
                    <Link href={link.url}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      <div className={classes.help}>
        {config.chatUrl !== '' && (
          <p className={classes.line}>
            <a href={config.chatUrl}>Join our developer community chat</a> to talk to other integrators.
          </p>
        )}
        {config.supportEmail !== '' && (
          <p className={classes.line}>
            For API integration questions, contact support at{' '}
            <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>.
          </p>
        )}
      </div>
      {config.signUpUrl !== '' && (
        <a className={classes.create} href={config.signUpUrl}>
          Create Account
        </a>
      )}
      {config.poweredBy !== '' && <p className={classes.powered}>Powered by {config.poweredBy}</p>}
    </>
  );
}
