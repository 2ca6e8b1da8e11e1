import type { HonestEdit } from '../honest-edit.ts';

/** Code in guides. */
export const guideCode: readonly HonestEdit[] = [
  {
    id: 'php-receiver',
    kind: 'guide-fence',
    title: 'a receiver in PHP and one in Go, in tabs',
    edit({ guides }) {
      guides.append(
        'setup-webhook-url',
        `## Receivers

<Tabs>
<Tab title="PHP">

\`\`\`php
<?php
$payment = json_decode(file_get_contents('php://input'), true);
http_response_code(200);
error_log($payment['orderId'] . ' ' . $payment['status']);
\`\`\`

</Tab>
<Tab title="Go">

\`\`\`go
http.HandleFunc("/hook", func(w http.ResponseWriter, r *http.Request) {
	var payment struct{ ID, OrderID, Status string }
	if err := json.NewDecoder(r.Body).Decode(&payment); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
	}
})
\`\`\`

</Tab>
</Tabs>`,
      );
    },
  },
  {
    id: 'http-fence',
    kind: 'guide-fence',
    title: 'a call as HTTP, a query in SQL and a setting',
    edit({ guides }) {
      guides.append(
        'static-wallet',
        `## Behind the scenes

\`\`\`http
GET /gateway-wallet/api/v1/staticaccount HTTP/1.1
Host: api.gateway.example
ocp-apim-subscription-key: YOUR_SUBSCRIPTION_KEY
\`\`\`

Keep what you get:

\`\`\`sql
CREATE TABLE wallet (account_number text PRIMARY KEY, balance numeric(12, 2));
\`\`\`

\`\`\`ini
[gateway]
timeout = 10
\`\`\``,
      );
    },
  },
  {
    id: 'curl-fence',
    kind: 'guide-fence',
    title: 'a call by cURL that is marked as an operation',
    edit({ api, guides }) {
      const wallet = api.js<string>(api.at(api.component('parameters', 'StaticAccountId'), 'example'));
      guides.append(
        'static-wallet',
        `## One wallet from a shell

\`\`\`bash operation="getWallet"
curl 'https://api.gateway.example/gateway-wallet/api/v1/staticaccount/${wallet}' \\
  -H 'ocp-apim-subscription-key: YOUR_SUBSCRIPTION_KEY'
\`\`\``,
      );
    },
  },
  {
    id: 'json-fence',
    kind: 'guide-fence',
    title: 'JSON of a schema, without optional fields, and JSON of somebody else',
    edit({ guides }) {
      guides.append(
        'bank-details',
        `## What to send for the OTP

\`\`\`json schema="BankDetailsValidationRequest"
{ "otp": "123456", "transactionId": "9c2f7b1e-4d8a-4f3c-b5e6-a7d8c9e0f1b2" }
\`\`\`

Your own page may answer:

\`\`\`json
{ "next": "/thanks", "retry": false, "waitSeconds": 5 }
\`\`\``,
      );
    },
  },
  {
    id: 'jsonc-fence',
    kind: 'guide-fence',
    title: 'a part of a request with remarks',
    edit({ guides }) {
      guides.append(
        'split-payment',
        `## In a request

\`\`\`jsonc
{
  // as always
  "amount": 25000,
  "customer": { "metadata": { "splitCode": "SPLIT-0001" } }
}
\`\`\``,
      );
    },
  },
  {
    id: 'diff-fence',
    kind: 'guide-fence',
    title: 'a change of code as diff and in JavaScript',
    edit({ guides }) {
      guides.append(
        'web-plugin',
        `## With a name for your reports

\`\`\`diff
   amount: 25000,
+  metadata: { campaign: 'spring' },
\`\`\`

\`\`\`js
const amount = Number(document.querySelector('#amount').value);
\`\`\``,
      );
    },
  },
];
