/** Objects that several guides show, with every field of theirs. */
import type { Fields } from './guide-facts.ts';

export const customer = 'id transactionId createdAt email phone firstName lastName metadata';

export const otp = 'id otp transactionId phoneNumber trackingId otpResponseMessage createdAt';

export const transaction = `id merchantId businessId businessName amount currency orderId description paymentMethodId
  sessionId channel callbackUrl feeAmount status statusReason settlementType settlementId merchantName
  businessBankAccountNumber businessBankCode createdAt updatedAt settledAt ngnVirtualBankAccountNumber
  ngnVirtualBankCode usdVirtualAccountNumber usdVirtualBankCode otp customer`;

export const pagination = 'currentPage totalItems totalPages pathUrl previousPageUrl nextPageUrl';

const house = 'houseNumber streetName country nearestLandMark state lga city';

export const businessAddress: Fields = {
  fields: `${house} lcda houseAddress`,
  nested: { houseAddress: house },
};
