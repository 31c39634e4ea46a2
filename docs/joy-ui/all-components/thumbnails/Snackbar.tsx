import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';

export default function SnackbarThumbnail() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1,
        px: 2,
        borderRadius: 'sm',
        boxShadow: 'md',
      }}
    >
      Draft saved
      <Button size="sm" variant="soft">
        Undo
      </Button>
    </Sheet>
  );
}
