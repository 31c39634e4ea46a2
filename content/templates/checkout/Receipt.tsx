import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { deliveries, formatPrice, sumsOf } from './order';
import type { Delivery, OrderItem } from './order';
import PotteryIcon from './PotteryIcon';

const mono = 'ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** Teeth of 12 pixels at the lower edge, as if the paper had been torn off. */
const torn =
  'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 12px 100%';

interface ReceiptProps {
  items: OrderItem[];
  delivery: Delivery;
  /** Stamped on the receipt. */
  paid?: boolean;
}

/** The order as a printed receipt. */
export default function Receipt({ items, delivery, paid = false }: ReceiptProps) {
  const sums = sumsOf(items, delivery);
  return (
    <Box sx={{ filter: 'drop-shadow(0 6px 14px rgb(0 0 0 / 0.18))' }}>
      <Box sx={{ position: 'relative', bgcolor: 'background.paper', p: 3, pb: 5, mask: torn }}>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
          {items.map(({ name, maker, shape, quantity, price }) => (
            <Box component="li" key={name} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <PotteryIcon shape={shape} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {name}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {quantity} × {formatPrice(price)}, {maker}
                </Typography>
              </Box>
              <Typography variant="body2" sx={{ fontFamily: mono }}>
                {formatPrice(quantity * price)}
              </Typography>
            </Box>
          ))}
        </Box>
        <Divider sx={{ my: 2.5, borderStyle: 'dashed' }} />
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            gap: 1,
            fontFamily: mono,
            fontSize: '0.875rem',
            '& dd': { m: 0, textAlign: 'end' },
          }}
        >
          <dt>Goods</dt>
          <dd>{formatPrice(sums.goods)}</dd>
          <dt>{deliveries[delivery].label} delivery</dt>
          <dd>{formatPrice(sums.shipping)}</dd>
          <Box component="dt" sx={{ fontSize: '1.125rem', fontWeight: 700, pt: 1 }}>
            Total
          </Box>
          <Box component="dd" sx={{ fontSize: '1.125rem', fontWeight: 700, pt: 1 }}>
            {formatPrice(sums.total)}
          </Box>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            Tax in it
          </Box>
          <Box component="dd" sx={{ color: 'text.secondary' }}>
            {formatPrice(sums.tax)}
          </Box>
        </Box>
        {paid && (
          <Box
            sx={{
              position: 'absolute',
              insetInlineStart: '50%',
              bottom: 64,
              px: 1.5,
              border: 3,
              borderRadius: 1,
              color: 'success.main',
              font: `700 1.5rem ${mono}`,
              letterSpacing: '0.2em',
              opacity: 0.85,
              transform: 'translateX(-50%) rotate(-12deg)',
            }}
          >
            PAID
          </Box>
        )}
      </Box>
    </Box>
  );
}
