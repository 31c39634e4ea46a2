import AspectRatio from '@mui/joy/AspectRatio';

export default function AspectRatioThumbnail() {
  return (
    <AspectRatio
      ratio="16/9"
      variant="soft"
      color="primary"
      sx={{ width: 160, borderRadius: 'sm' }}
    >
      <span>16 : 9</span>
    </AspectRatio>
  );
}
