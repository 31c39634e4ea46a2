import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function SvgIconChildren() {
  return (
    <Stack direction="row" spacing={2}>
      <SvgIcon titleAccess="Chart, from a path">
        <path d="M4 20V10h4v10zm6 0V4h4v16zm6 0v-7h4v7z" />
      </SvgIcon>
      <SvgIcon titleAccess="Clock, from a whole drawing">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2}>
          <circle cx="12" cy="12" r="9" />
          <path d="M12 7v5l3 3" strokeLinecap="round" />
        </svg>
      </SvgIcon>
    </Stack>
  );
}
