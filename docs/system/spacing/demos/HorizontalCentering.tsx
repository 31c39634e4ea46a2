import Box from '@mui/system/Box';

export default function HorizontalCentering() {
  return (
    <Box sx={{ width: 1, bgcolor: '#dfe7ee', color: '#102a43' }}>
      <Box sx={{ display: 'flex', px: 2, py: 1 }}>
        <span>Files</span>
        <Box component="span" sx={{ marginInlineStart: 'auto' }}>
          Amara Okafor
        </Box>
      </Box>
      <Box sx={{ maxWidth: 200, mx: 'auto', p: 2, bgcolor: '#0b3d5c', color: '#fff' }}>
        Drop a file to upload it
      </Box>
    </Box>
  );
}
