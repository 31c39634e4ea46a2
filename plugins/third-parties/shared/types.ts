/** Whether readers must consent to analytics. This is a legal question, so there is no default. */
export const CONSENTS = ['needed', 'not-needed'] as const;

export interface AnalyticsConfig {
  /** The property that events are sent to. */
  id: string;
  /** URL of the tracking script, without the id. */
  script: string;
  consent: (typeof CONSENTS)[number];
}

export interface AdConfig {
  /** URL of the script that fills the slot. If absent, the slot shows in-house ads only. */
  script?: string;
  /** URL prefix of the network's own placeholder ads. */
  placeholder?: string;
  /** URL of the JSON feed for the ad under demos. If absent, there is no such ad. */
  feed?: string;
}

export interface ErrorConfig {
  address: string;
  /** The part of page loads whose errors are reported, from 0 to 1. */
  sample: number;
}

/** The external services that a build uses. An absent part is off. */
export interface ThirdParties {
  analytics?: AnalyticsConfig;
  ads?: AdConfig;
  /** URL to which feedback is posted. If absent, feedback becomes a prefilled issue. */
  feedback?: string;
  /** Where the errors of pages are reported. If absent, they aren't. */
  errors?: ErrorConfig;
}
