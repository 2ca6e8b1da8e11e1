/** The part of jsdom that tests use; it brings no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html: string,
      options?: { readonly runScripts?: 'dangerously' | 'outside-only'; beforeParse?(window: Window): void },
    );
    readonly window: Window & typeof globalThis;
  }
}
