import Box from '@mui/joy/Box';
import { styled } from '@mui/joy/styles';

const LeftBorder = styled('div')`
  padding: 8px 16px;
  /* @noflip */
  border-left: 4px solid var(--joy-palette-danger-500);
`;

export default function RtlOptOut() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 260 }}>
      <LeftBorder>Always on the left</LeftBorder>
      <Box sx={{ p: '8px 16px', borderLeft: '4px solid', borderColor: 'primary.500' }}>
        Mirrored from right to left
      </Box>
    </Box>
  );
}
