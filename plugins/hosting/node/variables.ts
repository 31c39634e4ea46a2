import { failWith } from '@component-docs/kit/node/errors/failWith';
import { linkPrefix, readSiteUrl } from '@component-docs/kit/node/siteUrl';

/** Whom to tell about a vulnerability of the site (RFC 9116). */
export interface SecurityContact {
  /** A `mailto:` or `https:` URI. */
  contact: string;
  /** When the contact should be checked again, in ISO 8601. */
  expires: string;
}

/** The facts about the public site from the environment. */
export interface HostingVariables {
  /** The site's origin; empty if it isn't known. */
  origin: string;
  /** Undefined if no contact is configured. */
  security?: SecurityContact;
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

function isContact(text: string): boolean {
  return URL.canParse(text) && /^(?:mailto|https):/.test(text) && !/\s/.test(text);
}

/** Reads the variables of an environment. Throws an error that lists all invalid ones. */
export function readHostingVariables(
  environment: Readonly<Record<string, string | undefined>>,
): HostingVariables {
  const { SECURITY_CONTACT: contact = '', SECURITY_EXPIRES: expires = '' } = environment;
  const isComplete = Boolean(contact) === Boolean(expires);
  failWith('Environment variables are not valid', [
    ...(isComplete ? [] : ['SECURITY_CONTACT, SECURITY_EXPIRES: set both or neither.']),
    ...(contact && !isContact(contact)
      ? [
          `SECURITY_CONTACT: "${contact}" is neither a mailto: nor an https: address. Set it to one, such as mailto:security@example.org.`,
        ]
      : []),
    ...(expires && !(ISO_TIME.test(expires) && !Number.isNaN(Date.parse(expires)))
      ? [
          `SECURITY_EXPIRES: "${expires}" is not a time in UTC. Set it to one, such as 2030-01-31T00:00:00Z.`,
        ]
      : []),
  ]);
  return {
    origin: linkPrefix(readSiteUrl(environment)),
    security: contact ? { contact, expires } : undefined,
  };
}
