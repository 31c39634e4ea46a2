import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const productsPerPage = { xs: 6, sm: 8, md: 12, lg: 16, xl: 24 };

function useWidth() {
  const { up } = useTheme().breakpoints;
  const isSm = useMediaQuery(up('sm'));
  const isMd = useMediaQuery(up('md'));
  const isLg = useMediaQuery(up('lg'));
  const isXl = useMediaQuery(up('xl'));
  if (isXl) {
    return 'xl';
  }
  if (isLg) {
    return 'lg';
  }
  if (isMd) {
    return 'md';
  }
  return isSm ? 'sm' : 'xs';
}

export default function UseWidth() {
  const width = useWidth();
  return (
    <Typography>
      {width}: {productsPerPage[width]} products per page
    </Typography>
  );
}
