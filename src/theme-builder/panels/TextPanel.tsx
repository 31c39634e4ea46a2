import Button from '@mui/material/Button';
import { useTranslate } from '../../language/useTranslate';
import { tokenAt } from '../components';
import { useBuilderContext } from '../fields/useToken';
import { fluidHeadings } from '../model/fluidSizes';
import { lastKey } from '../model/paths';
import { FIXED_PATHS, VARIANT_KINDS, VARIANTS } from '../model/tokens';
import { Group } from './Group';
import { TokenList } from './TokenList';

const GENERAL = FIXED_PATHS.filter((path) => /^typography\.[^.]+$/.test(path));

/** Fonts, sizes, and weights. */
export function TextPanel() {
  const translate = useTranslate();
  const { draft, set } = useBuilderContext();
  return (
    <div>
      <Button variant="outlined" onClick={() => set(fluidHeadings(draft, tokenAt))}>
        {translate('themeBuilder.fluid')}
      </Button>
      <Group title={translate('themeBuilder.allText') ?? ''} isOpen>
        {() => <TokenList paths={GENERAL} labelOf={lastKey} />}
      </Group>
      {VARIANTS.map((variant) => (
        <Group key={variant} title={variant}>
          {() => (
            <TokenList
              paths={Object.keys(VARIANT_KINDS).map((key) => `typography.${variant}.${key}`)}
              labelOf={lastKey}
            />
          )}
        </Group>
      ))}
    </div>
  );
}
