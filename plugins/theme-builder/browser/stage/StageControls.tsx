import { memo, useEffect, useMemo, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { PreviewChoices } from '../model/types';
import { useLibrary } from '../state/useLibrary';
import type { Shown } from './types';

/** Widths of the preview, in px. */
export const WIDTHS = { phone: 390, desktop: 1280, full: undefined } as const;
export type WidthName = keyof typeof WIDTHS;

/** Something that the preview can show, in the list. */
interface Choice {
  label: string;
  group: string;
  shown: Shown;
}

/** Paper of the site's dark scheme is translucent, but the list is over the preview. */
const LIST = { '&, & .MuiAutocomplete-groupLabel': { bgcolor: 'background.default' } } as const;

const SHEET: Shown = { kind: 'sheet' };

/** Returns the names of everything that the preview can show. The lists are loaded when it has begun. */
function useChoices(): Choice[] {
  const translate = useTranslate();
  const { loadChoices } = useLibrary();
  const [choices, setChoices] = useState<PreviewChoices>({ templates: [], demos: [] });
  useEffect(() => {
    loadChoices().then(
      setChoices,
      // Without a network, the sheet of components is all there is.
      () => {},
    );
  }, [loadChoices]);
  const all = translate('themeBuilder.shown.sheet') ?? '';
  const templates = translate('themeBuilder.shown.templates') ?? '';
  return useMemo(
    () => [
      { label: all, group: '', shown: SHEET },
      ...choices.templates.map(({ slug, title }): Choice => ({
        label: title,
        group: templates,
        shown: { kind: 'template', slug },
      })),
      ...choices.demos.map((demo): Choice => ({
        label: demo.name,
        group: demo.title,
        shown: { kind: 'demo', demo },
      })),
    ],
    [choices, all, templates],
  );
}

const idOf = ({ shown }: Pick<Choice, 'shown'>) => JSON.stringify(shown);

interface Props {
  shown: Shown;
  onShow: (shown: Shown) => void;
  width: WidthName;
  onWidth: (width: WidthName) => void;
}

/** The choice of the preview's content and width. A changed theme doesn't render it again. */
export const StageControls = memo(function StageControls(props: Props) {
  const { shown, onShow, width, onWidth } = props;
  const translate = useTranslate();
  const choices = useChoices();
  const id = idOf({ shown });
  return (
    <Stack
      direction="row"
      sx={{ gap: '8px', p: '16px', flexWrap: 'wrap', justifyContent: 'space-between' }}
    >
      <Autocomplete
        disableClearable
        size="small"
        options={choices}
        value={choices.find((choice) => idOf(choice) === id) ?? choices[0]}
        isOptionEqualToValue={(a, b) => idOf(a) === idOf(b)}
        groupBy={({ group }) => group}
        getOptionKey={idOf}
        // A demo is also found by the title of its page.
        getOptionLabel={({ label, group }) => (group ? `${group}: ${label}` : label)}
        renderOption={(
          { key, ...props }: React.HTMLAttributes<HTMLLIElement> & { key?: string },
          { label },
        ) => (
          <li key={key} {...props}>
            {label}
          </li>
        )}
        onChange={(_event, choice) => onShow(choice.shown)}
        slotProps={{ paper: { sx: LIST } }}
        renderInput={(params) => (
          <TextField {...params} label={translate('themeBuilder.shown.label')} />
        )}
        sx={{ flex: '1 1 200px', maxInlineSize: '420px' }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={width}
        onChange={(_event, next: WidthName | null) => next && onWidth(next)}
        aria-label={translate('themeBuilder.width') ?? undefined}
        sx={{ display: { xs: 'none', lg: 'flex' } }}
      >
        {(Object.keys(WIDTHS) as WidthName[]).map((name) => (
          <ToggleButton key={name} value={name}>
            {translate(`themeBuilder.widths.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
});
