import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { OVERRIDE_KINDS } from '../model/kinds';
import { useLibrary } from '../state/useLibrary';
import { Group } from './Group';
import { TokenList } from './TokenList';

const afterKey = (path: string) => path.replace(/^components\.\w+\.(?:defaultProps\.)?/, '');

/** Default props and style overrides of components. */
export function ComponentsPanel() {
  const translate = useTranslate();
  const { components } = useLibrary();
  return (
    <div>
      <p>{translate('themeBuilder.componentsHint')}</p>
      {components.map(({ key, props }) => (
        <Group key={key} title={key.replace(/^(?:Mui|Joy)/, '')}>
          {() => (
            <TokenList
              paths={[
                ...props.map(({ name }) => `components.${key}.defaultProps.${name}`),
                ...Object.keys(OVERRIDE_KINDS).map(
                  (name) => `components.${key}.styleOverrides.root.${name}`,
                ),
              ]}
              labelOf={afterKey}
            />
          )}
        </Group>
      ))}
    </div>
  );
}
