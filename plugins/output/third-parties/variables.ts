import { CONSENTS } from '../../../src/services/third-parties/types';

/** How the value of an environment variable is read; a text says what it has to be. */
interface Kind<Value> {
  expected: string;
  parse: (text: string) => Value | undefined;
}

/** Addresses are secure ones, but for a machine's own, which tests and writers use. */
const address: Kind<string> = {
  expected: 'an https:// address',
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

/** Every environment variable that names a third party, and what it has to be. */
export const VARIABLES = {
  ANALYTICS_ID: identifier,
  ANALYTICS_SCRIPT: address,
  ANALYTICS_CONSENT: consent,
  ADS: flag,
  ADS_IN_DEVELOPMENT: flag,
  AD_SCRIPT: address,
  AD_PLACEHOLDER: address,
  AD_FEED: address,
  FEEDBACK_URL: address,
  NOTIFICATIONS_URL: address,
};

type Variables = typeof VARIABLES;

/** The variables that are set, parsed. */
export type Values = {
  [Name in keyof Variables]?: Variables[Name] extends Kind<infer Value> ? Value : never;
};

/** Reads the variables of an environment. Gives a fault, with the mend, for each that is wrong. */
export function readVariables(environment: Readonly<Record<string, string | undefined>>): {
  values: Values;
  faults: string[];
} {
  const faults: string[] = [];
  const entries = Object.entries(VARIABLES).flatMap(([name, { expected, parse }]) => {
    const text = environment[name];
    if (!text) {
      return [];
    }
    const value = parse(text);
    if (value === undefined) {
      faults.push(`${name}: "${text}" is not ${expected}. Correct the variable, or unset it.`);
    }
    return [[name, value] as const];
  });
  return { values: Object.fromEntries(entries), faults };
}
