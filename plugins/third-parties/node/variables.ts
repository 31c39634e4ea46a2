import { CONSENTS } from '../shared/types';

/** How to parse the value of an environment variable, and a description of valid values for messages. */
interface Kind<Value> {
  expected: string;
  parse: (text: string) => Value | undefined;
}

/** URLs must use HTTPS, except for localhost, which tests and writers use. */
const url: Kind<string> = {
  expected: 'an https:// URL',
  parse: (text) => {
    if (!URL.canParse(text)) {
      return undefined;
    }
    const { protocol, hostname } = new URL(text);
    const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return protocol === 'https:' || isLocal ? text : undefined;
  },
};

const identifier: Kind<string> = {
  expected: 'letters, digits, "-", and "_"',
  parse: (text) => (/^[\w-]+$/.test(text) ? text : undefined),
};

const consent: Kind<(typeof CONSENTS)[number]> = {
  expected: `one of ${CONSENTS.join(', ')}`,
  parse: (text) => CONSENTS.find((value) => value === text),
};

const flag: Kind<boolean> = {
  expected: '1 or 0',
  parse: (text) => (['0', '1'].includes(text) ? text === '1' : undefined),
};

const share: Kind<number> = {
  expected: 'a number above 0 and up to 1',
  parse: (text) => (Number(text) > 0 && Number(text) <= 1 ? Number(text) : undefined),
};

/** Every environment variable that configures a third party, and how to parse it. */
export const VARIABLES = {
  ANALYTICS_ID: identifier,
  ANALYTICS_SCRIPT: url,
  ANALYTICS_CONSENT: consent,
  ADS: flag,
  ADS_IN_DEVELOPMENT: flag,
  AD_SCRIPT: url,
  AD_PLACEHOLDER: url,
  AD_FEED: url,
  ERRORS_URL: url,
  ERRORS_SAMPLE: share,
  FEEDBACK_URL: url,
};

type Variables = typeof VARIABLES;

/** The variables that are set, parsed. */
export type Values = {
  [Name in keyof Variables]?: Variables[Name] extends Kind<infer Value> ? Value : never;
};

/** Parses an environment's variables. Returns a problem, with the fix, for each invalid one. */
export function readVariables(environment: Readonly<Record<string, string | undefined>>): {
  values: Values;
  problems: string[];
} {
  const problems: string[] = [];
  const entries = Object.entries(VARIABLES).flatMap(([name, { expected, parse }]) => {
    const text = environment[name];
    if (!text) {
      return [];
    }
    const value = parse(text);
    if (value === undefined) {
      problems.push(`${name}: "${text}" is not ${expected}. Correct the variable, or unset it.`);
    }
    return [[name, value] as const];
  });
  return { values: Object.fromEntries(entries), problems };
}
