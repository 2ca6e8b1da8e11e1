/** Forms of the keys of well-known services. The group, where there is one, is the secret part. */
export const SECRET_SHAPES: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'a private key',
    /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\\[rn]|\s)*([A-Za-z0-9+/=]{16,})(?:(?:\\[rn]|\s)+[A-Za-z0-9+/=]+)*/g,
  ],
  ['a JSON Web Token', /(?<![\w.-])(?:eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?)/g],
  [
    'a payment key',
    /(?<![\w-])(?:[sr]k_(?:live|test|prod)|pk_(?:live|prod)|whsec|(?:MK|SK)_(?:PROD|LIVE|TEST))_([\w+/=-]{12,})/gi,
  ],
  ['a payment key', /(?<![\w-])(?:FLW)?(?:SECK|PUBK)(?:_?(?:TEST|LIVE))?-([\w]{12,}(?:-X)?)/gi],
  ['a payment key', /(?<![\w-])(?:sq0(?:atp|csp)-[\w-]{20,}|EAAA[\w-]{40,})/g],
  ['an AWS key', /(?<![\w-])(?:AKIA|ASIA|AROA|AIDA)([A-Z0-9]{16})(?!\w)/g],
  ['a GitHub token', /(?<![\w-])(?:gh[pousr]_([A-Za-z0-9]{30,})|github_pat_([A-Za-z0-9_]{22,}))/g],
  [
    'a token of another service',
    /(?<![\w-])(?:glpat-[\w-]{20}|xox[abeoprs]-[\w-]{24,}|npm_[A-Za-z0-9]{36}|AIza[\w-]{35}|SG\.[\w-]{16,}\.[\w-]{16,}|sk-(?:proj-|ant-)?[\w-]{32,}|ya29\.[\w-]{20,})/g,
  ],
  ['a password in an address', /(?<=[a-z][a-z0-9+.-]*:\/\/[^\s/:@<>{}$'"`]*:)([^\s/:@<>{}$'"`]{3,})(?=@[\w[])/gi],
  ['a password', /(?=[A-Za-z0-9+/])(?<=\bBasic\s+)(?=[a-z]*[A-Z0-9+/=])([A-Za-z0-9+/]{12,}={0,2})(?![\w+/])/g],
  ['a token', /(?=[\w~+/.-])(?<=\bBearer\s+)([\w~+/.-]{16,}=*)/gi],
];
