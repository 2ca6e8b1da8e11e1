/** Somebody who uses the site in a browser, whichever it is. Elements are found by their roles and names. */
export interface Visitor {
  open(path: string): Promise<void>;
  back(): Promise<void>;
  /** Shows an intent, and waits for the application. */
  wake(): Promise<void>;
  /** Clicks the first visible element of a role whose name begins so. */
  click(role: 'button' | 'link', name: string): Promise<void>;
  /** Presses keys one after another: text, or keys by their name in `KeyboardEvent.key`. */
  press(...keys: readonly string[]): Promise<void>;
  pressWithControl(key: string): Promise<void>;
  /** Runs a script in the page and waits for what it returns; `arguments` holds what it is given. */
  run<Result>(script: string, ...args: readonly unknown[]): Promise<Result>;
}
