/** Amounts that the rulebook names, in whole pounds. Prices and values it does not name stand in the edition. */
/** IMM-1.2 */
export const START_CASH = 750_000;
/** IMM-2.3: Box Office pays a tenth of the completion value. */
export const BOX_OFFICE_SHARE = 10;
/** IMM-R17: the price of a location card, and its value in IMM-6.1. */
export const LOCATION_PRICE = 50_000;
/** IMM-3.3 */
export const COMPANY_PRICE = 300_000;
export const RENT = 50_000;
export const RENT_PER_FILM = 100_000;
/** IMM-3.4 */
export const OSCAR_VALUE = 500_000;
/** IMM-3.7 */
export const STAR_TROUBLE = 50_000;
/** IMM-3.9 */
export const RETAKE = 100_000;
export const RETAKE_TURNS = 2;
/** IMM-3.10 */
export const CHARITY = 50_000;
export const PUBLICITY = 200_000;
/** IMM-3.12 */
export const BAD_PUBLICITY = 500_000;
export const BAD_WEATHER = 100_000;
/** IMM-5.3: what redeeming a film costs beyond the loan. */
export const LOAN_FEE = 1_000_000;
/** IMM-1.2: cards dealt in the short game. */
export const DEALT = 4;
