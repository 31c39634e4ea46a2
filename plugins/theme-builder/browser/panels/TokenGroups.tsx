import { useState } from 'react';
import type { ReactNode } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { TokenGroup } from '../libraries/types';
import { lastKey } from '../model/paths';
import { TokenField } from '../fields/TokenField';
import { useLibrary } from '../state/useLibrary';

interface GroupProps {
  title: string;
  isOpen?: boolean;
  children: () => ReactNode;
}

/** A group of fields that readers can open. Closed ones aren't rendered: there are hundreds of fields. */
export function Group({ title, isOpen = false, children }: GroupProps) {
  const [expanded, setExpanded] = useState(isOpen);
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      expanded={expanded}
      onChange={(_event, next) => setExpanded(next)}
      slotProps={{ transition: { unmountOnExit: true, timeout: 0 }, heading: { component: 'h2' } }}
      sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: '4px', fontWeight: 600 }}>
        {title}
      </AccordionSummary>
      <AccordionDetails sx={{ px: '4px', pt: 0 }}>
        <Stack sx={{ gap: '12px', pt: '6px' }}>{expanded && children()}</Stack>
      </AccordionDetails>
    </Accordion>
  );
}

interface TokenListProps {
  paths: readonly string[];
  labelOf: (path: string) => string;
}

/** The fields of tokens. */
export function TokenList({ paths, labelOf }: TokenListProps) {
  const { tokenAt } = useLibrary();
  return paths.map((path) => {
    const token = tokenAt(path);
    return token && <TokenField key={path} token={token} label={labelOf(path)} />;
  });
}

/** Returns the name of a token below the heading of its group. */
const nameOf = (path: string) => path.split('.palette.')[1] ?? lastKey(path);

/** Groups of fields, each below its heading. */
export function TokenGroups({ groups }: { groups: readonly TokenGroup[] }) {
  const translate = useTranslate();
  return groups.map(({ title, paths, isOpen }) => {
    const heading = typeof title === 'string' ? translate(`themeBuilder.${title}`) : title.name;
    return (
      <Group key={heading} title={heading ?? ''} isOpen={isOpen}>
        {() => <TokenList paths={paths} labelOf={nameOf} />}
      </Group>
    );
  });
}
