/** The values of a form: texts of its fields, and whether its boxes are checked. */
export type FormValues = Record<string, string | boolean>;

/** Says what is wrong with a value and how to correct it; nothing when it is right. */
export type Rule<Value = string> = (value: Value) => string | undefined;

/** The rules of each field. The first one that fails is the field's problem. */
export type Rules<Values> = { [Name in keyof Values]?: Rule<Values[Name]>[] };

/** The problem of each field that has one. */
export type Problems<Values> = { [Name in keyof Values]?: string };

/** A rule: the text isn't empty. */
export function filled(message: string): Rule {
  return (text) => (text === '' ? message : undefined);
}

/** A rule: the text has no more than `limit` characters. */
export function atMost(limit: number): Rule {
  return (text) =>
    text.length > limit
      ? `Use at most ${limit} characters. There are ${text.length} now.`
      : undefined;
}

/** A rule: the text is empty or matches the pattern. */
export function matches(pattern: RegExp, message: string): Rule {
  return (text) => (text === '' || pattern.test(text) ? undefined : message);
}

/** A rule: an email address. Only the server can find out whether it exists. */
export const isEmail = matches(
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  'Write an email address such as name@example.com.',
);

/** The longest email address that mail servers accept. */
export const EMAIL_LIMIT = 254;

/** Returns the values without spaces around their texts, which come with what is pasted. */
export function trimTexts<Values extends FormValues>(values: Values): Values {
  const trimmed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as Values;
}

/** Returns the first problem of each field. */
export function findProblems<Values extends FormValues>(
  values: Values,
  rules: Rules<Values>,
): Problems<Values> {
  const problems: Problems<Values> = {};
  for (const name of Object.keys(rules) as (keyof Values)[]) {
    const failed = rules[name]?.find((rule) => rule(values[name]) !== undefined);
    if (failed) {
      problems[name] = failed(values[name]);
    }
  }
  return problems;
}
