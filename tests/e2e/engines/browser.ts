/** A browser that tests drive, whichever it is: what a reader does with pointer and keys, and scripts in its page. */
export interface Browser {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Sets the width of the window, in CSS pixels. */
  resize(width: number): Promise<void>;
  /** Runs the body of a function in the page and waits for its result; `arguments` holds what it is given. */
  run<Result>(script: string, ...args: readonly unknown[]): Promise<Result>;
  /** Moves the pointer to a point of the window, in CSS pixels. */
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`, while others are held. */
  press(key: string, ...held: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}
