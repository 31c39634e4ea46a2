import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const ranges = [
  { key: 'xs', width: 'below 600 px' },
  { key: 'sm', width: '600–900 px' },
  { key: 'md', width: '900–1200 px' },
  { key: 'lg', width: '1200–1536 px' },
  { key: 'xl', width: 'from 1536 px' },
] as const;

export default function CurrentBreakpoint() {
  return (
    <Stack component="ul" spacing={1} sx={{ width: '100%', maxWidth: 400, m: 0, p: 0 }}>
      {ranges.map(({ key, width }) => (
        <Box
          key={key}
          component="li"
          sx={(theme) => ({
            display: 'flex',
            gap: 1.5,
            px: 1.5,
            py: 1,
            borderRadius: 1,
            color: 'text.secondary',
            [theme.breakpoints.only(key)]: {
              color: 'primary.contrastText',
              bgcolor: 'primary.main',
            },
          })}
        >
          <Box component="strong" sx={{ width: '3ch', flexShrink: 0 }}>
            {key}
          </Box>
          <span dir="ltr">{width}</span>
          <Box
            component="span"
            sx={(theme) => ({
              display: 'none',
              marginInlineStart: 'auto',
              [theme.breakpoints.only(key)]: { display: 'inline' },
            })}
          >
            Your window
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
