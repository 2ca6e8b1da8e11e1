/**
 * A browser that takes WebDriver's commands (W3C WebDriver 2), by the names that the standard gives them in section 6,
 * without spaces: `Navigate`, `ExecuteScript`, `ElementClick`.
 */
export interface Browser {
  command(name: string, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
  stop(): Promise<void>;
}

/** Key under which WebDriver hands out elements (section 12.2). */
export const element = 'element-6066-11e4-a52e-4f735466cecf';

export type Element = Readonly<Record<typeof element, string>>;
