import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const variants = [
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const),
  ...(['subtitle1', 'subtitle2', 'body1', 'body2', 'button', 'caption', 'overline'] as const),
];

export default function TypeScale() {
  const { typography } = useTheme();
  return (
    <Box component="ul" sx={{ width: '100%', maxWidth: 480, m: 0, p: 0 }}>
      {variants.map((variant) => (
        <Stack
          key={variant}
          component="li"
          direction="row"
          sx={{ alignItems: 'baseline', justifyContent: 'space-between', color: 'text.primary' }}
        >
          <Typography variant={variant} component="span">
            {variant}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            sx={{ color: 'text.secondary', textAlign: 'end' }}
          >
            {typography[variant].fontSize}, weight {typography[variant].fontWeight}
          </Typography>
        </Stack>
      ))}
    </Box>
  );
}
