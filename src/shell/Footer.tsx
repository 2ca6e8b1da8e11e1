import classes from './Footer.module.css';
import { useSite } from '../content/site-context.ts';

/** Content of the footer: support, sign-up, who stands behind the provider. */
export function Footer() {
  const { config } = useSite();
  return (
    <>
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
