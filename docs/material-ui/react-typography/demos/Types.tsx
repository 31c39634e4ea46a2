import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'subtitle2'] as const;
const texts = ['body1', 'body2', 'button', 'caption', 'overline'] as const;

export default function Types() {
  return (
    <Box sx={{ width: 1, overflow: 'hidden' }}>
      {headings.map((variant) => (
        <Typography key={variant} variant={variant} component="div" gutterBottom>
          {variant}
        </Typography>
      ))}
      {texts.map((variant) => (
        <Typography key={variant} variant={variant} component="p" gutterBottom>
          {variant}: 48 parcels leave the warehouse today.
        </Typography>
      ))}
    </Box>
  );
}
