import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { Checks } from '../check/useChecks';
import { useBuilderContext } from '../state/useBuilder';

/** A color and its background, as they are seen. */
function Swatch({ color, background }: { color: string; background: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        inlineSize: '40px',
        blockSize: '40px',
        borderRadius: 'var(--docs-radius-small)',
        border: '1px solid var(--docs-color-border)',
        color,
        bgcolor: background,
        forcedColorAdjust: 'none',
        fontWeight: 600,
      }}
    >
      Aa
    </Box>
  );
}

function Row({ start, children, action }: Record<'start' | 'children' | 'action', ReactNode>) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: '12px', alignItems: 'center', flexWrap: 'wrap', py: '8px' }}
    >
      {start}
      <Box sx={{ flex: '1 1 10rem', typography: 'body2', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      {action}
    </Stack>
  );
}

/** The problems of the theme, and a button for each color that one change corrects. */
export function CheckPanel({ checks }: { checks: Checks | undefined }) {
  const translate = useTranslate();
  const { set } = useBuilderContext();
  if (!checks) {
    return null;
  }
  const { contrast, vision, targets } = checks;
  const count = contrast.length + vision.length + targets.length;
  const schemeName = (scheme: 'light' | 'dark') =>
    translate(`themeBuilder.schemes.${scheme}`) ?? '';
  return (
    <>
      <p role="status">
        {count === 0
          ? translate('themeBuilder.noProblems')
          : translate('themeBuilder.problems')?.replace('{{count}}', String(count))}
      </p>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {contrast.map(({ scheme, use, color, background, ratio, needed, places, fix }) => (
          <Row
            key={[scheme, use, color, background].join()}
            start={<Swatch color={color} background={background} />}
            action={
              fix && (
                <Button size="small" variant="outlined" onClick={() => set(fix.changes)}>
                  <span>{translate('themeBuilder.apply')?.replace('{{color}}', fix.color)}</span>
                </Button>
              )
            }
          >
            {translate(`themeBuilder.uses.${use}`)
              ?.replace('{{places}}', places.join(', '))
              .replace('{{scheme}}', schemeName(scheme))
              .replace('{{ratio}}', ratio.toFixed(2))
              .replace('{{needed}}', String(needed))}
          </Row>
        ))}
        {vision.map(({ scheme, deficiency, colors }) => (
          <Row key={[scheme, deficiency, ...colors].join()} start={null} action={null}>
            {translate(`themeBuilder.vision.${deficiency}`)
              ?.replace('{{colors}}', colors.join(', '))
              .replace('{{scheme}}', schemeName(scheme))}
          </Row>
        ))}
        {targets.map(({ name, width, height }) => (
          <Row key={name + width} start={null} action={null}>
            {translate('themeBuilder.target')
              ?.replace('{{name}}', name)
              .replace('{{size}}', `${width} × ${height}`)}
          </Row>
        ))}
      </Stack>
    </>
  );
}
