import type { HonestEdit } from '../honest-edit.ts';

/** Addresses, titles and order of guides. */
export const guideOrder: readonly HonestEdit[] = [
  {
    id: 'rename-guide',
    kind: 'guide-rename',
    title: 'a guide has another address; links and cards follow',
    edit({ guides }) {
      guides.rename('response', 'status-codes');
    },
  },
  {
    id: 'retitle-guide',
    kind: 'guide-retitle',
    title: 'a guide has another title; cards follow',
    edit({ guides }) {
      guides.replace(
        'static-wallet',
        /title: Static Wallet\nheading: Static Wallet\nnavLabel: Static Wallet\n/,
        'title: Static wallets\nheading: Static wallets\nnavLabel: Static wallets\n',
      );
      guides.everywhere('title="Static Wallet" href="/static-wallet"', 'title="Static wallets" href="/static-wallet"');
    },
  },
  {
    id: 'shorter-title',
    kind: 'guide-retitle',
    title: 'a guide needs one title only',
    edit({ guides }) {
      guides.replace('woo-commerce', /heading: .*\nnavLabel: .*\n/, '');
    },
  },
  {
    id: 'reorder-guides',
    kind: 'guide-order',
    title: 'two guides and two groups trade places',
    edit({ files, guides }) {
      guides.replace('setup-webhook-url', 'order: 20', 'order: 10');
      guides.replace('setup-callback-url', 'order: 10', 'order: 20');
      const file = 'guides/groups.yaml';
      const [intro = '', ...groups] = files.text(file).split(/^(?=- folder)/m);
      files.write(file, intro + [...groups.slice(0, 2), ...groups.slice(2).reverse()].join(''));
    },
  },
  {
    id: 'list-guide',
    kind: 'guide-order',
    title: 'a guide that was not listed stands between two others in the sidebar',
    edit({ guides }) {
      guides.replace('glossary', /^order: .*\n/m, '');
      guides.replace('glossary', 'unlisted: true\n', 'order: 15\n');
    },
  },
  {
    id: 'move-guide',
    kind: 'guide-move',
    title: 'a guide moves to another group, and another one is listed',
    edit({ files, guides }) {
      const from = guides.fileOf('split-payment');
      files.write('guides/transactions/split-payment.mdx', files.text(from));
      files.remove(from);
      guides.replace('glossary', 'unlisted: true\n', '');
    },
  },
  {
    id: 'rename-heading',
    kind: 'guide-heading',
    title: 'headings have other words; links to them follow',
    edit({ guides }) {
      guides.replace('get-started', '## Payment Channels', '## How customers pay');
      guides.everywhere('/get-started#payment-channels', '/get-started#how-customers-pay');
      guides.replace('static-wallet', '## Endpoints', '## Calls');
    },
  },
  {
    id: 'site-names',
    kind: 'site-config',
    title: 'another name of the gateway and other addresses',
    edit({ files }) {
      const file = 'guides/site.yaml';
      files.write(
        file,
        files
          .text(file)
          .replace('brand: Gateway', 'brand: Adire Pay')
          .replace('url: https://docs.gateway.example', 'url: https://docs.adire-pay.example')
          .replace('supportEmail: support@gateway.example', 'supportEmail: help@adire-pay.example'),
      );
    },
  },
  {
    id: 'remove-section',
    kind: 'guide-remove',
    title: 'a section and a card are gone',
    edit({ guides }) {
      guides.replace('response', /## Success messages\n\n.*\n\n/, '');
      guides.replace('web-plugin', / *<Card title="SDKs"[\s\S]*?<\/Card>\n/, '');
    },
  },
];
