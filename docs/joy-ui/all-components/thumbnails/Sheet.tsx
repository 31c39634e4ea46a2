import Sheet from '@mui/joy/Sheet';

export default function SheetThumbnail() {
  return (
    <Sheet variant="outlined" color="primary" sx={{ p: 3, borderRadius: 'sm', boxShadow: 'sm' }}>
      Sheet
    </Sheet>
  );
}
