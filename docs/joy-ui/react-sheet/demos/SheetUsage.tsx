import Sheet from '@mui/joy/Sheet';

export default function SheetUsage() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
      The archive is open on weekdays from 9:00 to 17:00.
    </Sheet>
  );
}
