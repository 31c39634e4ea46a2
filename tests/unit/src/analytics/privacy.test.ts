/** @jest-environment jsdom */
import { onConsentElsewhere, readConsent, storeConsent } from '../../../../src/analytics/consent';
import { refusesTracking } from '../../../../src/analytics/privacySignals';

describe('refusesTracking', () => {
  it.each([
    [{}, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: 'unspecified' }, false],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{ globalPrivacyControl: false }, false],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: true }, true],
  ])('%j: %s', (signals, expected) => {
    expect(refusesTracking(signals)).toBe(expected);
  });
});

describe('consent', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('is null until the reader chooses, and is then stored', () => {
    expect(readConsent()).toBeNull();
    storeConsent('essential');
    expect(readConsent()).toBe('essential');
  });

  it('is null if an unknown value is stored', () => {
    localStorage.setItem('docs-consent', 'ALL');
    expect(readConsent()).toBeNull();
  });

  it('is null if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    expect(() => storeConsent('all')).not.toThrow();
    expect(readConsent()).toBeNull();
  });

  it('is heard of when it changes in another tab, unless it is unknown', () => {
    const listener = jest.fn();
    onConsentElsewhere(listener);
    const change = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    change('docs-consent', 'essential');
    change('docs-consent', 'maybe');
    change('docs-consent', null);
    change('something-else', 'all');
    expect(listener.mock.calls).toEqual([['essential']]);
  });
});
