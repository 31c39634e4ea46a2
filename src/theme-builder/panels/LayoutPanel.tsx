import { useTranslate } from '../../language/useTranslate';
import { lastKey } from '../model/paths';
import { BREAKPOINTS, DURATIONS, EASINGS } from '../model/tokens';
import { Group } from './Group';
import { TokenList } from './TokenList';

const whole = (path: string) => path;

/** Corners, spacing, shadows, breakpoints, and transitions. */
export function LayoutPanel() {
  const translate = useTranslate();
  return (
    <>
      <TokenList paths={['shape.borderRadius', 'spacing', 'shadows']} labelOf={whole} />
      <div>
        <Group title={translate('themeBuilder.breakpoints') ?? ''}>
          {() => (
            <TokenList
              paths={BREAKPOINTS.map((name) => `breakpoints.values.${name}`)}
              labelOf={lastKey}
            />
          )}
        </Group>
        <Group title={translate('themeBuilder.transitions') ?? ''}>
          {() => (
            <TokenList
              paths={[
                ...DURATIONS.map((name) => `transitions.duration.${name}`),
                ...EASINGS.map((name) => `transitions.easing.${name}`),
              ]}
              labelOf={lastKey}
            />
          )}
        </Group>
      </div>
    </>
  );
}
