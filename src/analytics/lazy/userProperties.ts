import { pathnameToLanguage } from '@component-docs/labels/shared/pathnameToLanguage';
import { codeStyling, codeVariant } from '@component-docs/preferences/browser/codePreferences';
import type { Gtag, UserProperties } from '@component-docs/kit/browser/track';

declare module '@component-docs/kit/browser/track' {
  interface UserProperties {
    codeVariant: string;
    codeStylingVariant: string;
    userLanguage: string;
    colorSchemeOS: string;
    colorScheme: string;
    devicePixelRatio: string;
  }
}

/** The source of a property. These are the only dependencies of analytics on the rest of the site. */
interface Source {
  read: () => string;
  watch: (onChange: () => void) => void;
}

function watchMedia(query: string, onChange: () => void): void {
  window.matchMedia(query).addEventListener('change', onChange);
}

function watchAttribute(name: string, onChange: () => void): void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [name] });
}

const DARK = '(prefers-color-scheme: dark)';

const SOURCES: Record<keyof UserProperties, Source> = {
  codeVariant: { read: codeVariant.read, watch: codeVariant.subscribe },
  codeStylingVariant: { read: codeStyling.read, watch: codeStyling.subscribe },
  userLanguage: {
    read: () => pathnameToLanguage(`${window.location.pathname}/`).userLanguage,
    // A change of language loads another document.
    watch: () => undefined,
  },
  colorSchemeOS: {
    read: () => (window.matchMedia(DARK).matches ? 'dark' : 'light'),
    watch: (onChange) => watchMedia(DARK, onChange),
  },
  colorScheme: {
    read: () => document.documentElement.dataset.theme ?? 'light',
    watch: (onChange) => watchAttribute('data-theme', onChange),
  },
  devicePixelRatio: {
    read: () => String(Math.round(window.devicePixelRatio * 10) / 10),
    watch: (onChange) => watchMedia(`(resolution: ${window.devicePixelRatio}dppx)`, onChange),
  },
};

/** Sets each property of the reader, and again whenever its value changes. */
export function watchUserProperties(gtag: Gtag): void {
  const sources = Object.entries(SOURCES) as [keyof UserProperties, Source][];
  sources.forEach(([name, { read, watch }]) => {
    let sent: string | undefined;
    const update = () => {
      const value = read();
      if (value !== sent) {
        sent = value;
        gtag('set', 'user_properties', { [name]: value });
      }
    };
    update();
    watch(update);
  });
}
