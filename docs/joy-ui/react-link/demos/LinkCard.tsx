import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkCard() {
  return (
    <Card variant="outlined" sx={{ width: 260, '&:hover': { boxShadow: 'md' } }}>
      <Typography level="title-md">
        <Link overlay href="#overlay-prop" textColor="inherit" underline="none">
          Ridge trail
        </Link>
      </Typography>
      <Typography level="body-sm">12 km, open from May to October</Typography>
    </Card>
  );
}
