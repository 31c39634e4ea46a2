import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Price = styled('span')(({ theme }) => ({
  ...theme.typography.h5,
  fontVariantNumeric: 'tabular-nums',
}));

export default function TypographyTheme() {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Box component="dt" sx={{ typography: 'subtitle2' }}>
        Total with delivery
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <Price sx={{ color: 'primary.main' }}>$177.00</Price>
      </Box>
    </Box>
  );
}
