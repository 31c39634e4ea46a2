import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function DividerStack() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      divider={
        <Box
          component="hr"
          aria-hidden="true"
          sx={{ m: 0, border: 0, borderInlineStart: '1px solid' }}
        />
      }
    >
      <span>128 files</span>
      <span>9 folders</span>
      <span>1.4 GB</span>
    </Stack>
  );
}
