import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionSkip() {
  return (
    <Card variant="solid" color="success" invertedColors sx={{ width: 280 }}>
      <Typography level="title-md">Harbor tour</Typography>
      <Button>Book a seat</Button>
      <Sheet data-skip-inverted-colors variant="outlined" sx={{ p: 2, borderRadius: 'sm' }}>
        <Typography level="body-sm">This part has the page&apos;s colors.</Typography>
        <Button>Read the rules</Button>
      </Sheet>
    </Card>
  );
}
