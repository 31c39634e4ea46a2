import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SheetInvertedColors() {
  return (
    <Sheet variant="solid" color="primary" invertedColors sx={{ p: 3, borderRadius: 'md' }}>
      <Typography level="title-lg">The summer timetable is here</Typography>
      <Typography textColor="inherit" sx={{ mb: 2 }}>
        Ferries run every half hour until September.
      </Typography>
      <Button>Read the timetable</Button>
    </Sheet>
  );
}
