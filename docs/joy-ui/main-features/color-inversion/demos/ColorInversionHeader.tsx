import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionHeader() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2, width: '100%' }}
    >
      <Typography level="title-lg">Parcels</Typography>
      <Input
        size="sm"
        type="search"
        slotProps={{ input: { name: 'q', 'aria-label': 'Search parcels' } }}
        sx={{ ml: 'auto', width: 160 }}
      />
      <Button size="sm">New parcel</Button>
    </Sheet>
  );
}
