import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function CustomShadowOnElement() {
  return (
    <Stack direction="row" spacing={4}>
      <Button
        sx={(theme) => ({
          boxShadow: theme.shadow.lg,
          '--joy-shadowChannel': theme.vars.palette.primary.mainChannel,
          '--joy-shadowOpacity': 0.6,
        })}
      >
        Blue shadow
      </Button>
      <Button
        sx={(theme) => ({
          boxShadow: theme.shadow.lg,
          '--joy-shadowRing': 'inset 0 -3px 0 rgb(0 0 0 / 0.3)',
        })}
      >
        Shadow with ring
      </Button>
    </Stack>
  );
}
