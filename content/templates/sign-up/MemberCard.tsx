import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cardPattern, COLUMNS, ROWS } from './cardPattern';
import type { Cell } from './cardPattern';

function PatternCell({ cell, x, y }: { cell: Cell; x: number; y: number }) {
  if (cell === 'empty') {
    return null;
  }
  if (cell === 'circle') {
    return <circle cx={x + 5} cy={y + 5} r={3} />;
  }
  return (
    <path d="M0 0H10A10 10 0 0 1 0 10Z" transform={`translate(${x} ${y}) rotate(${cell} 5 5)`} />
  );
}

interface MemberCardProps {
  name: string;
  /** The member's number, when there is one. */
  number?: string;
}

/** A member's card. Its pattern is made of the letters of the name. */
export default function MemberCard({ name, number }: MemberCardProps) {
  const width = COLUMNS * 10;
  const height = ROWS * 10;
  return (
    <Box
      role="img"
      aria-label={name ? `Member’s card of ${name}` : 'A member’s card without a name'}
      sx={{
        width: '100%',
        maxWidth: 460,
        aspectRatio: '1.586',
        display: 'flex',
        flexDirection: 'column',
        borderRadius: '20px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        boxShadow: 12,
        transform: 'rotate(-3deg)',
      }}
    >
      <Box sx={{ flex: 1, bgcolor: 'primary.main', color: 'secondary.main', minHeight: 0 }}>
        <Box
          component="svg"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMidYMid slice"
          fill="currentColor"
          sx={{ display: 'block', width: '100%', height: '100%' }}
        >
          {cardPattern(name).flatMap((column, x) =>
            column.map((cell, y) => (
              <PatternCell key={`${x}-${y}`} cell={cell} x={x * 10} y={y * 10} />
            )),
          )}
        </Box>
      </Box>
      <Box
        sx={{ p: 2.5, display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: 2 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Lendhalla, library of tools
          </Typography>
          <Typography noWrap variant="h6" component="p">
            {name || 'Your name'}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', flex: 'none' }}>
          {number ?? 'No. ····'}
        </Typography>
      </Box>
    </Box>
  );
}
