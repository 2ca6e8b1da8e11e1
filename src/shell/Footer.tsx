import { Anchor, Text } from '@mantine/core';
import classes from './Footer.module.css';
import { useSite } from '../content/site-context.ts';

/** Content of the footer: support, sign-up, who stands behind the provider. */
export function Footer() {
  const { config } = useSite();
  return (
    <>
      <div className={classes.help}>
        {config.chatUrl !== '' && (
          <Text className={classes.line}>
            <Anchor href={config.chatUrl}>Join our developer community chat</Anchor> to talk to other integrators.
          </Text>
        )}
        {config.supportEmail !== '' && (
          <Text className={classes.line}>
            For API integration questions, contact support at{' '}
            <Anchor href={`mailto:${config.supportEmail}`}>{config.supportEmail}</Anchor>.
          </Text>
        )}
      </div>
      {config.signUpUrl !== '' && (
        <Anchor className={classes.create} href={config.signUpUrl} underline="never">
          Create Account
        </Anchor>
      )}
      {config.poweredBy !== '' && <Text className={classes.powered}>Powered by {config.poweredBy}</Text>}
    </>
  );
}
