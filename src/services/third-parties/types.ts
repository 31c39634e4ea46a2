/** Whether readers must be asked before anything is measured: a matter of law, so never guessed. */
export const CONSENTS = ['needed', 'not-needed'] as const;

export interface AnalyticsConfig {
  /** The property that events are sent to. */
  id: string;
  /** The address of the tracking script, without the id. */
  script: string;
  consent: (typeof CONSENTS)[number];
}

export interface AdConfig {
  /** The address of the script that fills the slot. Absent: in-house ads only. */
  script?: string;
  /** The start of the addresses of the network's own placeholder ads (behaviours §20). */
  placeholder?: string;
  /** The address of the JSON feed of the ad under demos. Absent: no such ad. */
  feed?: string;
}

/** What of the outside world a build talks to. A part that is absent is off. */
export interface ThirdParties {
  analytics?: AnalyticsConfig;
  ads?: AdConfig;
  /** Where feedback is posted. Absent: it becomes a prefilled issue. */
  feedback?: string;
  /** Where notifications are read. Absent: from the site's own file. */
  notifications?: string;
}
