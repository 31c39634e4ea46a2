import { translate } from '@docusaurus/Translate';
import type { DemoLook, DemoLookStore, LookPart } from '../../browser/demoLook';
import { loadRtlCache } from '@component-docs/demo-themes/browser/rtlCacheStore';
import { themedProductOf } from '@component-docs/demo-themes/shared/themedProducts';
import type { DemoAction } from './ActionButton';

async function toggle(store: DemoLookStore, part: LookPart): Promise<void> {
  if (part === 'direction') {
    // Loaded before the stage changes direction, so that the demo changes with it.
    await loadRtlCache();
  }
  const current = store.get();
  store.set({ ...current, [part]: !current[part] });
}

function labels(): Record<LookPart, string> {
  return {
    mode: translate({ id: 'demo.look.mode', message: 'Other color mode' }),
    direction: translate({ id: 'demo.look.direction', message: 'Other direction' }),
    density: translate({ id: 'demo.look.density', message: 'Other density' }),
  };
}

/**
 * Returns the controls that switch one demo to the opposite of the site's look. Density comes from the
 * theme of its product: without one, it can't be changed.
 */
export function lookActions(store: DemoLookStore, look: DemoLook, demoId: string): DemoAction[] {
  const names = labels();
  const parts = [
    'mode',
    'direction',
    ...(themedProductOf(demoId) ? ['density' as const] : []),
  ] as const;
  return parts.map((part) => ({
    event: part,
    label: names[part],
    icon: part,
    isPressed: look[part],
    run: () => void toggle(store, part),
  }));
}
