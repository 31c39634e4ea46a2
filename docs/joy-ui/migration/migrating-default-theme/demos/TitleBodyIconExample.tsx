import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import LocalShipping from '@mui/icons-material/LocalShipping';

export default function TitleBodyIconExample() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md', width: 280 }}>
      <Typography level="title-md" startDecorator={<LocalShipping />}>
        Order 4127
      </Typography>
      <Typography level="body-sm">Three parcels wait at the Porto depot.</Typography>
    </Sheet>
  );
}
