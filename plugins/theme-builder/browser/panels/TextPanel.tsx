import Button from '@mui/material/Button';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useBuilderContext } from '../fields/useToken';
import { fluidHeadings } from '../model/fluidSizes';
import { useLibrary } from '../state/useLibrary';
import { TokenGroups } from './TokenGroups';

/** Fonts, sizes, and weights. */
export function TextPanel() {
  const translate = useTranslate();
  const library = useLibrary();
  const { draft, set } = useBuilderContext();
  return (
    <div>
      <Button variant="outlined" onClick={() => set(fluidHeadings(draft, library))}>
        {translate('themeBuilder.fluid')}
      </Button>
      <TokenGroups groups={library.groups.text} />
    </div>
  );
}
